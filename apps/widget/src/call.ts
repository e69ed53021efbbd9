/**
 * Posts a body as JSON, or gets. Sends no cookies. The literals have no prototype, because pages add properties to it that
 * would count as options, and toJSON, which would change the body.
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
