import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../lib/browser.ts'
import { messageOf } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'

type LogoFieldProps = {
  assistantId: string
  hasWebsite: boolean
  logo: string
  onChange: (logo: string) => void
}

const mostBytes = 262_144

function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('This file could not be read.'))
    reader.readAsDataURL(file)
  })
}

/** The picture in the window's header. Kept at once: it belongs to the business rather than to a draft of settings. */
export function LogoField({ assistantId, hasWebsite, logo, onChange }: LogoFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const path = `/api/embed/logo/${assistantId}`
  const onError = (error: unknown) =>
    toast({
      title: 'The picture was not changed',
      description: messageOf(error, 'Please try again.'),
      variant: 'destructive',
    })
  const put = useMutation({
    mutationFn: (body: object) => api.put<{ logo: string }>(path, body),
    onSuccess: (saved) => onChange(saved.logo),
    onError,
  })
  const remove = useMutation({ mutationFn: () => api.delete(path), onSuccess: () => onChange(''), onError })

  async function choose(file: File | undefined) {
    if (!file) return
    if (file.size > mostBytes) return onError(new Error('At most 256 KB are accepted.'))
    try {
      put.mutate({ image: await asBase64(file) })
    } catch (error) {
      onError(error)
    }
  }

  const busy = put.isPending || remove.isPending
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Logo</legend>
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid h-14 w-[2.625rem] shrink-0 place-items-center overflow-hidden rounded-t-full rounded-b-xs border border-hairline bg-white">
          {logo && <img src={logo} alt="Your logo" className="size-full object-contain" />}
        </span>
        {hasWebsite && (
          <Button
            variant="secondary"
            size="sm"
            busy={put.isPending}
            held={busy}
            onClick={() => put.mutate({ fromSite: true })}
          >
            Take it from my website
          </Button>
        )}
        <Button variant="secondary" size="sm" held={busy} onClick={() => picker.current?.click()}>
          Choose a picture
        </Button>
        {logo && (
          <Button variant="ghost" size="sm" held={busy} onClick={() => remove.mutate()}>
            Remove
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          aria-label="Choose a picture for the logo"
          tabIndex={-1}
          className="hidden"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      <p className="mt-1.5 text-xs text-muted">
        In the header of the window. Saved as soon as you choose it.
      </p>
    </fieldset>
  )
}
