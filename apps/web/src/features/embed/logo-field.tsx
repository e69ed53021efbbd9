import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../lib/api/browser.ts'
import { messageOf } from '../../lib/http/http.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/messages/toast-store.ts'

type LogoFieldProps = {
  assistantId: string
  hasWebsite: boolean
  logo: string
  onChange: (logo: string) => void
}

const maxBytes = 262_144

function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('Couldn’t read this file.'))
    reader.readAsDataURL(file)
  })
}

/** The logo in the window’s header, saved immediately because it is not part of the draft. */
export function LogoField({ assistantId, hasWebsite, logo, onChange }: LogoFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const path = `/api/embed/logo/${assistantId}`
  const onError = (error: unknown) =>
    toast({
      title: 'Couldn’t change the logo',
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
    if (file.size > maxBytes) return onError(new Error('The file must be 256 KB or less.'))
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
            Use my website’s logo
          </Button>
        )}
        <Button variant="secondary" size="sm" held={busy} onClick={() => picker.current?.click()}>
          Choose an image
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
          aria-label="Choose a logo image"
          tabIndex={-1}
          className="hidden"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      <p className="mt-1.5 text-xs text-muted">
        Shown in the chat window’s header. Saved as soon as you choose it.
      </p>
    </fieldset>
  )
}
