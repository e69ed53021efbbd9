import { type SampleEntry, type SampleId, samples } from '@foyer/samples/catalogue'
import type { SampleValues } from '@foyer/samples/fill'
import { useState } from 'react'
import { SampleCode } from '../../shared/sample-code.tsx'
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx'
import { Command } from './copy-values.tsx'

const sampleOf = (id: SampleId): SampleEntry => samples.find((sample) => sample.id === id)!

export function useProgram<Id extends SampleId>(ids: readonly [Id, ...Id[]]) {
  const [id, setId] = useState<Id>(ids[0])
  const choice = ids.length > 1 && (
    <SegmentedControl
      label="Language"
      choices={ids.map((each) => [each, sampleOf(each).label] as const)}
      value={id}
      onChoose={setId}
    />
  )
  return { id, choice, install: sampleOf(id).install, run: sampleOf(id).run }
}

type ProgramProps = { id: SampleId; values: SampleValues }

export function Program({ id, values }: ProgramProps) {
  const { install, run } = sampleOf(id)
  return (
    <div className="flex flex-col gap-4">
      <Command label="Install" command={install} />
      <SampleCode id={id} values={values} />
      <Command label="Run" command={run} />
    </div>
  )
}
