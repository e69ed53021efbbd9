import { type Lead, type LeadChange, type LeadStatus, leadStatuses, noteLimit } from '@foyer/contract/leads'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { leadQuery, leadsKey } from '../../shared/conversations/lead-queries.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, SelectField, Textarea } from '../../ui/controls/field.tsx'
import { formatMoment } from '../../ui/format.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useDiscard } from '../../ui/overlays/discard-dialog.tsx'
import { FooterConfirm } from '../../ui/overlays/footer-confirm.tsx'
import { LeadDetails } from './lead-details.tsx'
import { leadName, statusLabels } from './lead-labels.ts'
import { PossibleDuplicates } from './possible-duplicates.tsx'
import { Transcripts } from './transcript.tsx'

const choices = leadStatuses.map((status) => [status, statusLabels[status].label] as const)

const wordsFor = (value: unknown, field: string) =>
  field === 'status' ? statusLabels[value as LeadStatus].label : undefined

type LeadViewProps = {
  lead: Lead
  onOpen: (id: string) => void
  onClose: () => void
}

export function LeadView({ lead, onOpen, onClose }: LeadViewProps) {
  const queries = useQueryClient()
  const [note, setNote] = useState(lead.note)
  // The note this edit is based on; a refetch may change the original.
  const [noteBefore, setNoteBefore] = useState(lead.note)
  const [erasing, setErasing] = useState(false)
  const unsaved = note.trim() !== noteBefore

  function showNote(now: string) {
    setNote(now)
    setNoteBefore(now)
  }

  const change = useMutation({
    mutationFn: async (wanted: Pick<LeadChange, 'note' | 'status'>) => {
      const before = wanted.status ? { status: lead.status } : { note: noteBefore }
      const path = `/api/leads/${lead.id}`
      const saved = await saveForm(before, wanted, (body) => api.patch<Lead>(path, body), { wordsFor })
      return { isMine: saved !== null, now: saved ?? (await api.get<Lead>(path)) }
    },
    onSuccess: async ({ isMine, now }, { status }) => {
      if (!status) showNote(now.note)
      queries.setQueryData(leadQuery(lead.id).queryKey, now)
      await queries.invalidateQueries({ queryKey: leadsKey })
      if (isMine) toast({ title: 'Saved' })
    },
    onError: showFailure('Error', 'Couldn’t save it. Please try again.'),
  })
  const erase = useMutation({
    mutationFn: () => api.delete<{ message: string }>(`/api/leads/${lead.id}`),
    onSuccess: async ({ message }) => {
      onClose()
      await queries.invalidateQueries({ queryKey: leadsKey })
      toast({ title: message })
    },
    onError: showFailure('Error', 'Couldn’t erase it. Please try again.'),
  })
  const discard = useDiscard(unsaved, onClose, 'Your unsaved note will be lost.')

  return (
    <Dialog
      open
      onClose={discard.close}
      size="xl"
      title={leadName(lead)}
      description={`${formatMoment(lead.createdAt)} · ${lead.assistantName ?? 'Unknown Assistant'}`}
      footer={
        erasing ? (
          <FooterConfirm
            action="Erase"
            busy={erase.isPending}
            onKeep={() => setErasing(false)}
            onConfirm={() => erase.mutate()}
          >
            Erase this lead, its note and its notifications? The conversation stays. This can’t be undone.
          </FooterConfirm>
        ) : (
          <>
            <Button variant="ghost" className="mr-auto" onClick={() => setErasing(true)}>
              Erase lead
            </Button>
            <Button
              busy={change.isPending}
              disabled={!unsaved}
              onClick={() => change.mutate({ note: note.trim() })}
            >
              Save note
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <LeadDetails lead={lead} />
          {lead.perhapsSame.length > 0 && (
            <PossibleDuplicates
              lead={lead}
              disabled={unsaved}
              held={change.isPending}
              onMerged={(merged) => {
                showNote(merged.note)
                onOpen(merged.id)
              }}
            />
          )}
          <SelectField
            label="Status"
            choices={choices}
            value={lead.status}
            held={change.isPending}
            onChoose={(status) => change.mutate({ status: status as LeadStatus })}
          />
          <Field label="Note" hint="Only visible to you.">
            <Textarea maxLength={noteLimit} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
        </div>
        <Transcripts conversationIds={lead.conversationIds} />
      </div>
      {discard.question}
    </Dialog>
  )
}
