import { type ComponentType, use } from 'react'

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component in a file of its own. Unlike `lazy` it can be loaded ahead, and renders at once when it has
 * been: a prerendered page comes alive without a flash, and a link opens its page only when that is there.
 */
export function chunk<Props extends object = Record<never, never>>(load: Loader<Props>) {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  let failed = false

  /** Tries again what failed before. */
  function preload() {
    if (pending && !failed) return pending
    failed = false
    pending = load().then(
      (module) => {
        loaded = module.default
        return loaded
      },
      (error) => {
        failed = true
        throw error
      },
    )
    return pending
  }

  return {
    loaded: () => loaded,
    /** Rendering must meet the same promise again, also a failed one, or it would wait for ever. */
    pending: () => pending ?? preload(),
    preload,
  }
}

export type Chunk<Props extends object> = ReturnType<typeof chunk<Props>>

export function Load<Props extends object>({ chunk, props }: { chunk: Chunk<Props>; props: Props }) {
  const Component = chunk.loaded() ?? use(chunk.pending())
  return <Component {...props} />
}
