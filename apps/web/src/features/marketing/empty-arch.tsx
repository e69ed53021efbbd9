import { chunk } from '../../ui/chunk.tsx'
import { Lazy } from '../../ui/lazy.tsx'

const sampleArch = chunk(() => import('./sample-arch.tsx'))

/** Holds the place of a sample, which only those fetch who have nothing of their own yet. */
export const emptyArch = (
  <Lazy
    chunk={sampleArch}
    props={{}}
    waiting={<div className="arch hidden w-64 bg-wash sm:block" />}
    // Without an example the place still says what it is for.
    failed={() => null}
  />
)
