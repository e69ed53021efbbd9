let context: AudioContext | undefined

/** Two soft notes, synthesized to save a download. */
export function chime(): void {
  try {
    context ||= new AudioContext()
    const start = context.currentTime
    for (const [at, pitch] of [
      [0, 659],
      [0.12, 880],
    ] as const) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.06, start + at)
      volume.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.3)
      tone.connect(volume).connect(context.destination)
      tone.start(start + at)
      tone.stop(start + at + 0.3)
    }
  } catch {
    // The machine has no audio.
  }
}
