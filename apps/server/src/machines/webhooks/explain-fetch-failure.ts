import type { FetchFailure, FetchReason } from '@foyer/crawler/fetch/fetch-failure'

const words: Partial<Record<FetchReason, string>> = {
  invalid_url: 'This is not a web address.',
  scheme: 'The address must begin with https:// or http://.',
  credentials: 'The address must not carry a user name or password. Check the signature instead.',
  port: 'Nothing can be sent to this port.',
  private_address: 'This address belongs to a private network, so nothing can be sent there.',
  unknown_host: 'Nothing was found under this name. Check the spelling of the address.',
  refused: 'Nothing answers at this address: the connection was refused.',
  reset: 'It closed the connection without an answer.',
  timeout: 'It took too long to answer.',
  tls: 'Its security certificate is not valid, so no secure connection could be made.',
  bad_response: 'It answered something that is not valid HTTP.',
}

export const explainFetchFailure = ({ reason }: FetchFailure) => words[reason] ?? 'It could not be reached.'
