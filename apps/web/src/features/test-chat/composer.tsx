import { messageLimit } from '@foyer/contract/message-limit'
import { Mic, SendHorizontal, Volume2, VolumeX } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { pressedEnter } from '../../ui/focus/composing.ts'
import { formatCount } from '../../ui/format.ts'
import { Spinner } from '../../ui/layout/spinner.tsx'
import type { useMicrophone } from './use-microphone.ts'
import type { useSpeaker } from './use-speaker.ts'

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (value: string) => void
  pending: boolean
  onSend: () => void
  microphone: ReturnType<typeof useMicrophone>
  speaker: Pick<ReturnType<typeof useSpeaker>, 'on' | 'toggle'>
}

const limit = formatCount(messageLimit)

const round =
  'grid size-10 shrink-0 place-items-center rounded-control transition-colors disabled:cursor-not-allowed'

export function Composer({ input, value, onChange, pending, onSend, microphone, speaker }: ComposerProps) {
  const reasonId = useId()
  const [tried, setTried] = useState(false)
  const canSend = value.trim() !== '' && !pending
  // Explains why Send does nothing while an answer is pending.
  const waits = tried && pending && value.trim() !== ''

  const isFull = value.length >= messageLimit

  function send() {
    setTried(!canSend)
    if (canSend) onSend()
  }

  const listening = microphone.state === 'listening'
  const SpeakerIcon = speaker.on ? Volume2 : VolumeX
  return (
    <form
      className="border-t border-hairline p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex flex-col rounded-control border border-control bg-surface transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent">
        <textarea
          ref={input}
          rows={1}
          aria-label="Message"
          placeholder={listening ? 'Listening…' : 'Ask what your visitors would ask'}
          dir="auto"
          maxLength={messageLimit}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (!pressedEnter(event) || event.shiftKey) return
            event.preventDefault()
            send()
          }}
          className="field-sizing-content max-h-40 min-h-11 w-full resize-none bg-transparent px-3 py-2.5 outline-none placeholder:text-muted"
        />
        <div className="flex items-center gap-1 px-1 pb-1">
          <IconButton
            label={listening ? 'Stop listening' : 'Speak your message'}
            aria-pressed={listening}
            disabled={!microphone.able}
            held={microphone.state === 'working'}
            {...(microphone.reason && { 'aria-describedby': reasonId })}
            onClick={microphone.toggle}
            className={cx(listening && 'bg-bad-wash text-bad')}
          >
            {microphone.state === 'working' ? <Spinner size={18} /> : <Mic {...iconSize(18)} />}
          </IconButton>
          <IconButton
            label="Read answers aloud"
            aria-pressed={speaker.on}
            onClick={speaker.toggle}
            className={cx(speaker.on && 'bg-wash text-accent')}
          >
            <SpeakerIcon {...iconSize(18)} />
          </IconButton>
          <button
            type="submit"
            aria-label="Send"
            disabled={!canSend}
            className={cx(
              round,
              'ml-auto border border-transparent bg-accent text-on-accent ready:hover:bg-accent-strong disabled:bg-sunken disabled:text-muted',
            )}
          >
            <SendHorizontal {...iconSize(18)} />
          </button>
        </div>
      </div>
      <p role="status" className={cx('px-1 text-xs text-muted', waits && 'mt-2')}>
        {waits && 'The assistant is still answering. Send your message once it’s done.'}
      </p>
      <p role="status" className={cx('px-1 text-xs text-muted', isFull && 'mt-2')}>
        {isFull && `Messages are limited to ${limit} characters.`}
      </p>
      {microphone.reason && (
        <p id={reasonId} className="mt-2 px-1 text-xs text-muted">
          {microphone.reason}
        </p>
      )}
    </form>
  )
}
