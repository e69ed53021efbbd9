export const fetchReasons = {
  invalid_url: 'This is not a web address.',
  scheme: 'Only http:// and https:// addresses can be read.',
  credentials: 'Addresses that carry a user name or password are not read.',
  port: 'This port is not one that websites use.',
  private_address: 'This address belongs to a private network, so it was not read.',
  unknown_host: 'No website was found under this name. Check the spelling of the address.',
  refused: 'No website answers at this address: the server refused the connection.',
  unreachable: 'The server could not be reached.',
  reset: 'The server closed the connection before the page was complete.',
  tls: 'The security certificate of the site is not valid, so no secure connection could be made.',
  timeout: 'The server took too long to answer.',
  slow: 'The page arrived too slowly and was given up.',
  too_large: 'The page is too large to be read.',
  bomb: 'The page unpacks to an unreasonable size and was given up.',
  bad_encoding: 'The page arrived damaged: its compression could not be undone.',
  bad_response: 'The server sent an answer that is not valid HTTP.',
  too_many_redirects: 'The address redirects too many times.',
  redirect_loop: 'The address redirects in a circle.',
  busy: 'Too much was being read at once to take this page in.',
  aborted: 'Reading was stopped.',
} as const

export type FetchReason = keyof typeof fetchReasons

/** The only error of a guarded fetch. `message` is for the owner, `cause` for the log. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure'
  readonly reason: FetchReason
  readonly url: string

  constructor(reason: FetchReason, url: string, details: { cause?: unknown; detail?: string } = {}) {
    super(details.detail ? `${fetchReasons[reason]} (${details.detail})` : fetchReasons[reason], {
      cause: details.cause,
    })
    this.reason = reason
    this.url = url
  }
}

const reasonByCode: Record<string, FetchReason> = {
  ENOTFOUND: 'unknown_host',
  EAI_AGAIN: 'unknown_host',
  EAI_NODATA: 'unknown_host',
  EAI_NONAME: 'unknown_host',
  EAI_FAIL: 'unknown_host',
  ENODATA: 'unknown_host',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  EPERM: 'unreachable',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  ECONNABORTED: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_CLOSED: 'reset',
  UND_ERR_DESTROYED: 'reset',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'slow',
  UND_ERR_HEADERS_OVERFLOW: 'bad_response',
  EPROTO: 'tls',
  UND_ERR_ABORTED: 'aborted',
  ABORT_ERR: 'aborted',
}

const certificateDetails: Record<string, string> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'it is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it was made for another address',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'an intermediate certificate is missing',
  UNABLE_TO_GET_ISSUER_CERT: 'its issuer is unknown',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its issuer is unknown',
}

export function asFetchFailure(error: unknown, url: string): FetchFailure {
  if (error instanceof FetchFailure) return error
  for (const code of codesOf(error)) {
    const detail = certificateDetails[code]
    if (detail) return new FetchFailure('tls', url, { cause: error, detail })
    if (/^(ERR_SSL|ERR_TLS|CERT_|UNABLE_TO_)/.test(code))
      return new FetchFailure('tls', url, { cause: error })
    if (/^(Z_|ERR_ZLIB|ERR__?ERROR_FORMAT|ERR_BROTLI|ERR_PADDING|ZSTD_)/.test(code)) {
      return new FetchFailure('bad_encoding', url, { cause: error })
    }
    if (code.startsWith('HPE_')) return new FetchFailure('bad_response', url, { cause: error })
    const reason = reasonByCode[code]
    if (reason) return new FetchFailure(reason, url, { cause: error })
  }
  return new FetchFailure('bad_response', url, { cause: error })
}

/** True if the server doesn't speak TLS at all, so that http may work. Invalid certificates don't count. */
export function speaksNoTls(failure: FetchFailure | null): boolean {
  if (!failure?.url.startsWith('https:')) return false
  if (failure.reason === 'refused' || failure.reason === 'reset') return true
  return failure.reason === 'tls' && codesOf(failure.cause).some((code) => notTls.test(code))
}

const notTls =
  /^(?:EPROTO|ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|UNKNOWN_PROTOCOL|HTTP_REQUEST))$/

/**
 * Yields the error's code and those of its causes, because connecting to several addresses throws an
 * AggregateError.
 */
function* codesOf(error: unknown, depth = 0): Generator<string> {
  if (!(error instanceof Error) || depth > 3) return
  if ('code' in error && typeof error.code === 'string') yield error.code
  yield* codesOf(error.cause, depth + 1)
  if (error instanceof AggregateError) for (const inner of error.errors) yield* codesOf(inner, depth + 1)
}
