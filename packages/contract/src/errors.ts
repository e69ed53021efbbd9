// The only mapping from failure codes to HTTP statuses, shared by server, web and widget.
export const statusOf = {
  bad_request: 400,
  invalid_input: 400,
  unauthorized: 401,
  second_factor_needed: 401,
  payment_required: 402,
  forbidden: 403,
  limit_reached: 403,
  feature_unavailable: 403,
  inactive: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  changed_meanwhile: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  failed: 500,
  unavailable: 503,
} as const

export type FailureCode = keyof typeof statusOf
