import { h, icon, iconButton } from './dom.ts'
import { createMicrophone } from './microphone.ts'
import { createSpeaker } from './speaker.ts'
import { voiceTexts } from './voice-texts.ts'

const shapes = {
  mic: 'M12 4a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0V7a3 3 0 0 0-3-3M6 11a6 6 0 0 0 12 0m-6 6v3',
  on: 'M5 10v4h3l4 3.5v-11L8 10zm10-.3a3.3 3.3 0 0 1 0 4.6M17.5 7a7 7 0 0 1 0 10',
  off: 'M5 10v4h3l4 3.5v-11L8 10zm10.5.2 4 4m0-4-4 4',
}

/**
 * What the panel hands over. As with the bubble and the panel, the two may come from different releases: this only
 * ever grows.
 */
export interface VoiceWiring {
  api: string
  id: string
  language: string
  input: HTMLTextAreaElement
  mic: HTMLElement
  speaker: HTMLElement
  announce(text: string): void
}

export interface Voice {
  /** An answer is complete. */
  said(text: string): void
  /** The panel closes or begins anew. */
  stop(): void
}

export type CreateVoice = (wiring: VoiceWiring) => Voice

export const createVoice: CreateVoice = ({ api, id, language, input, mic, speaker, announce }) => {
  const texts = voiceTexts[language] || voiceTexts.en!
  let speaks = false
  let before = ''
  let written = ''
  let hiding: ReturnType<typeof setTimeout> | undefined

  const hint = h('div', { dir: 'auto' })
  hint.style.cssText = 'padding:0 4px 8px;font-size:13px;color:var(--foyer-bad)'

  function complain(text: string) {
    hint.textContent = text
    mic.parentElement?.before(hint)
    announce(text)
    clearTimeout(hiding)
    hiding = setTimeout(() => hint.remove(), 8_000)
  }

  function press(button: HTMLElement, pressed: boolean) {
    button.setAttribute('aria-pressed', String(pressed))
    button.style.color = pressed ? 'var(--foyer-accent)' : ''
    button.style.background = pressed ? 'var(--foyer-wash)' : ''
  }

  const player = createSpeaker({ url: `${api}/api/voice/synthesize`, language, assistantId: id })
  const speakerButton = iconButton(texts.speaker, shapes.off, () => {
    speaks = !speaks
    if (speaks) player.wake()
    else player.hush()
    press(speakerButton, speaks)
    speakerButton.replaceChildren(icon(speaks ? shapes.on : shapes.off))
  })
  press(speakerButton, false)
  speaker.append(speakerButton)

  const micButton = iconButton(texts.mic, shapes.mic, () => ears.press())
  const ears = createMicrophone({
    api,
    language,
    assistantId: id,
    begin() {
      // What is being read aloud would be heard as well.
      player.hush()
      hint.remove()
      written = input.value
      before = written.trim() && `${written.trim()} `
    },
    write(text) {
      if (input.value !== written) return false
      written = (before + text).slice(0, 4_000)
      input.value = written
      input.dispatchEvent(new Event('input'))
      input.scrollTop = input.scrollHeight
      return true
    },
    complain: (about) => complain(texts[about]),
    show(state) {
      const off = state === 'off'
      micButton.disabled = off
      micButton.title = off ? texts.noEars : texts.mic
      micButton.style.opacity = off ? '.5' : ''
      micButton.style.cursor = off ? 'default' : ''
      press(micButton, state === 'listening')
      if (state === 'working') micButton.setAttribute('aria-busy', 'true')
      else micButton.removeAttribute('aria-busy')
    },
  })
  mic.append(micButton)

  return {
    said(text) {
      if (speaks && text) player.speak(text)
    },
    stop() {
      player.hush()
      ears.cancel()
    },
  }
}
