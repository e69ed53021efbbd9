import { Failure } from '../../platform/http/failure.ts'

/** The buyer must confirm the payment with their bank at `url`. Nothing has changed yet. */
export class ConfirmationNeeded extends Failure {
  readonly url: string

  constructor(url: string) {
    super('payment_required', 'Your bank wants you to confirm this payment. Nothing was changed yet.')
    this.url = url
  }
}
