import { api } from './browser.ts'

/** Reads the file name from either form of the header. */
export function fileNameOf(disposition: string | null, fallback: string) {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? fallback
}

function download(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Downloads a file with the owner’s token, which a plain link could not send. */
export async function saveFile(path: string, fallbackName: string) {
  const response = await api.response('GET', path)
  download(await response.blob(), fileNameOf(response.headers.get('content-disposition'), fallbackName))
}

/** Downloads text without a server request. */
export const saveText = (text: string, name: string, type = 'text/plain') =>
  download(new Blob([text], { type }), name)
