/**
 * A request without cookies: with a body it posts that as JSON, else it gets. The literals have no prototype, since
 * pages add properties to it that would pass for options, and toJSON, which would change what is sent.
 */
export const call = (url: string, body?: object, signal?: AbortSignal): Promise<Response> =>
  fetch(url, {
    __proto__: null,
    credentials: 'omit',
    method: body && 'POST',
    headers: body && { __proto__: null, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: body && JSON.stringify({ __proto__: null, ...body }),
    signal,
  } as unknown as RequestInit)
