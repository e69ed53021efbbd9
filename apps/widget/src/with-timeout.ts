// Pages replace window.Promise by bad polyfills. An async function returns the native one.
const NativePromise = (async () => {})().constructor as PromiseConstructor

/** The promise's value, or undefined after so long. */
export const withTimeout = <T>(ms: number, promise?: Promise<T>) =>
  NativePromise.race([promise, new NativePromise<undefined>((resolve) => setTimeout(resolve, ms))])
