import type { ReactNode } from 'react'

type TabIntroProps = { title: string; choice?: ReactNode; children: ReactNode }

export function TabIntro({ title, choice, children }: TabIntroProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="measure mt-1 text-sm text-muted">{children}</p>
      </div>
      {choice}
    </div>
  )
}
