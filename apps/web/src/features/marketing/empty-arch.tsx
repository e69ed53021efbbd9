import { chunk } from '../../ui/loading/chunk.tsx'
import { Lazy } from '../../ui/loading/lazy.tsx'

const sampleArch = chunk(() => import('./sample-arch.tsx'))

/** A sample for empty states, loaded only where needed. */
export const emptyArch = (
  <Lazy
    chunk={sampleArch}
    props={{}}
    waiting={<div className="arch hidden w-64 bg-wash sm:block" />}
    failed={() => null}
  />
)
