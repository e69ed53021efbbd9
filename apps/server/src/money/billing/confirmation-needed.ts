import { Failure } from '../../platform/http/failure.ts'

/** The buyer's bank wants to hear from the buyer before it pays. Nothing has changed; at `url` they can confirm. */
export class ConfirmationNeeded extends Failure {
  readonly url: string

  constructor(url: string) {
    super('payment_required', 'Your bank wants you to confirm this payment. Nothing was changed yet.')
    this.url = url
  }
}
