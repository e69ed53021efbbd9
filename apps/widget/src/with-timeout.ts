// Pages replace window.Promise by polyfills of every quality; an async function always answers the native one.
const NativePromise = (async () => {})().constructor as PromiseConstructor

/** What is promised, or nothing once so long is over. */
export const within = <T>(ms: number, promise?: Promise<T>) =>
  NativePromise.race([promise, new NativePromise<undefined>((resolve) => setTimeout(resolve, ms))])
