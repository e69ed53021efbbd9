import { type ComponentType, use } from 'react'

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component in its own file. Unlike `lazy`, it can be preloaded and then renders synchronously, so prerendered pages
 * hydrate without a flash.
 */
export function chunk<Props extends object = Record<never, never>>(load: Loader<Props>) {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  let failed = false

  /** Retries after a failure. */
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
    /** Must return the same promise on each render, even a failed one, or React suspends forever. */
    pending: () => pending ?? preload(),
    preload,
  }
}

export type Chunk<Props extends object> = ReturnType<typeof chunk<Props>>

export function Load<Props extends object>({ chunk, props }: { chunk: Chunk<Props>; props: Props }) {
  const Component = chunk.loaded() ?? use(chunk.pending())
  return <Component {...props} />
}
