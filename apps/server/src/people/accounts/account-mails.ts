import type { ErasedCounts } from '@foyer/contract/accounts'
import { erasedLabels } from '@foyer/contract/erased-labels'
import type { Services } from '../../services.ts'
import type { MadeLink } from '../auth/links.ts'
import type { MailContent } from '../mail/mail-content.ts'

type NeededServices = Pick<Services, 'secrets'>

const enteredAddressReason = 'You get this mail because this address was entered for a Foyer account.'

const linkTo = (
  { secrets }: NeededServices,
  label: string,
  path: string,
  { token, expiresAt }: MadeLink,
): Pick<MailContent, 'action' | 'goodUntil'> => ({
  action: { label, path, sealedToken: secrets.encrypt(token) },
  goodUntil: expiresAt.toISOString(),
})

const buildMail = (
  words: Omit<MailContent, 'id' | 'action'> & Partial<Pick<MailContent, 'action'>>,
): MailContent => ({
  id: crypto.randomUUID(),
  action: null,
  ...words,
})

export const passwordLinkMail = (services: NeededServices, link: MadeLink): MailContent =>
  buildMail({
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for your Foyer account. The button leads to where you choose it; it works once, within the next hour.\n\nIf it was not you, leave this mail alone: your password stays as it is.',
    ...linkTo(services, 'Choose a new password', '/reset-password', link),
  })

export const passwordChangedMail = ({ earlierAccessEnded }: { earlierAccessEnded: boolean }): MailContent =>
  buildMail({
    subject: 'Your password was changed',
    text: [
      'A new password was chosen for your Foyer account, and everybody who was signed in is signed out.',
      ...(earlierAccessEnded
        ? [
            'Nobody had confirmed this address before, so API keys, webhooks and two-step sign-in that were set up so far are gone: somebody else may have made them.',
          ]
        : []),
      'If it was not you, choose another one now.',
    ].join('\n\n'),
    action: { label: 'Choose another password', path: '/forgot-password' },
  })

export const verificationMail = (services: NeededServices, link: MadeLink): MailContent =>
  buildMail({
    subject: 'Confirm your address',
    text: 'Welcome to Foyer. Please confirm that this address is yours, so that leads, notices and a forgotten password reach you.',
    ...linkTo(services, 'Confirm this address', '/verify-email', link),
  })

export const newAddressMail = (services: NeededServices, link: MadeLink): MailContent =>
  buildMail({
    subject: 'Confirm your new address',
    text: 'This is to be the new address of your Foyer account. Please confirm within a day that it is yours; until then nothing changes.\n\nIf you know nothing of it, leave this mail alone.',
    ...linkTo(services, 'Use this address', '/verify-email', link),
    reason: enteredAddressReason,
  })

export const takenAddressMail = (): MailContent =>
  buildMail({
    subject: 'This address has a Foyer account already',
    text: 'Somebody wanted to use this address for another Foyer account. That is not possible, because you have an account with it. Nothing has changed.\n\nIf it was you, sign in with this address instead.',
    action: { label: 'Sign in', path: '/login' },
    reason: enteredAddressReason,
  })

export const addressChangeMail = (email: string): MailContent =>
  buildMail({
    subject: 'Your address is about to change',
    text: `Somebody who knows your password asked for ${email} to be the address of your Foyer account. It changes when the link that was sent there is followed.\n\nIf it was not you, change your password now: that stops it.`,
    action: { label: 'Change your password', path: '/settings' },
  })

export const addressChangedMail = (email: string): MailContent =>
  buildMail({
    subject: 'Your address was changed',
    text: `The address of your Foyer account is ${email} from now on. This one gets no more mails from us.\n\nIf it was not you, ask whoever runs this Foyer for help at once.`,
    reason: 'You get this mail because this was the address of a Foyer account.',
  })

export const erasureMail = (erased: ErasedCounts, subscriptionCancelled: boolean): MailContent =>
  buildMail({
    subject: 'Your Foyer account was erased',
    text: [
      'Your account and everything in it was erased, and can’t be brought back. This is what there was:',
      (Object.keys(erasedLabels) as (keyof ErasedCounts)[])
        .map((each) => `${erasedLabels[each]}: ${erased[each].toLocaleString('en')}`)
        .join('\n'),
      ...(subscriptionCancelled ? ['Your subscription was cancelled; nothing more is charged.'] : []),
    ].join('\n\n'),
    reason: 'You get this mail once, as the receipt of what was erased.',
  })
