/**
 * What few visitors need is fetched by them alone. A part is fetched once; out of reach, the chat goes on without it,
 * and whoever needs it next asks again.
 */
export function createParts(base: string) {
  let attempts = 0
  // biome-ignore lint/suspicious/noExplicitAny: what a file exports is known to whoever names it.
  return <Part>(name: string, version: string, start: (exported: any) => Part | Promise<Part>) => {
    let part: Promise<Part | undefined> | undefined
    async function load() {
      const path = `${base}widget/${name}.`
      try {
        return await start(
          await import(/* @vite-ignore */ `${path}${version}.js`).catch(
            // Another release is being served, or the network failed; a failed address is never tried twice.
            () => import(/* @vite-ignore */ `${path}js?${attempts++}`),
          ),
        )
      } catch {
        part = undefined
      }
    }
    return () => {
      part ||= load()
      return part
    }
  }
}
export type FetchLater = ReturnType<typeof createParts>
