import type { ReactNode } from 'react'

export function SignInFrame({
  title,
  lead,
  aside,
  children,
}: {
  title: string
  lead: ReactNode
  aside: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 items-center gap-x-24 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:py-16">
      <div className="mx-auto flex w-full max-w-md flex-col gap-8">
        <header className="flex flex-col gap-2">
          <h1 className="display text-3xl">{title}</h1>
          <p className="text-base text-muted">{lead}</p>
        </header>
        {children}
      </div>
      <div className="hidden justify-end lg:flex">
        <div className="arch flex w-[26rem] flex-col justify-center overflow-hidden bg-wash px-10 pt-28 pb-10">
          {aside}
        </div>
      </div>
    </div>
  )
}
