import { api } from './browser.ts'

/** The name the server gave a file, in either spelling of the header. */
export function fileNameOf(disposition: string | null, fallback: string) {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? fallback
}

function keep(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Fetches a file with the owner's token, which a plain link could not carry, for the browser to keep. */
export async function saveFile(path: string, fallbackName: string) {
  const response = await api.response('GET', path)
  keep(await response.blob(), fileNameOf(response.headers.get('content-disposition'), fallbackName))
}

/** Makes a file here for the browser to keep: no server sees it. */
export const saveText = (text: string, name: string, type = 'text/plain') =>
  keep(new Blob([text], { type }), name)
