import type { FactChange, KnownFact, NewFact } from '@foyer/contract/facts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { factsPath } from './check-query.ts'
import { changeListed, type ListedFact, refetchFacts, sendFactAnswers } from './facts-queries.ts'

const changeable = ['label', 'value', 'part', 'condition', 'unit', 'amount', 'currency', 'validity'] as const

const editableValues = (fact: KnownFact) =>
  Object.fromEntries(changeable.map((name) => [name, fact[name]])) as Pick<
    KnownFact,
    (typeof changeable)[number]
  >

export function useFactChanges(assistantId: string) {
  const queries = useQueryClient()
  const path = factsPath(assistantId)

  async function undo(act: () => Promise<unknown>) {
    try {
      await act()
      await refetchFacts(queries, assistantId)
      toast({ title: 'Undone' })
    } catch (error) {
      showFailure('Couldn’t undo that')(error)
    }
  }

  /** Restores the website’s value, or the owner’s earlier one. */
  const revert = (before: KnownFact, fact: KnownFact) =>
    before.origin === 'owner'
      ? api.patch(`${path}/${before.id}`, { ...editableValues(before), before: editableValues(fact) })
      : sendFactAnswers(assistantId, { restore: [before.id] })

  async function settle(fact: KnownFact, before: KnownFact, title: string) {
    changeListed(queries, assistantId, (each) => (each.id === fact.id ? fact : each))
    toast({
      title,
      description: 'Your assistant will use it from the next question.',
      action: { label: 'Undo', onClick: () => void undo(() => revert(before, fact)) },
    })
    void refetchFacts(queries, assistantId, { list: false })
  }

  return {
    async add(fact: NewFact) {
      const added = await api.post<KnownFact>(path, fact)
      toast({
        title: 'Fact added',
        description:
          added.siteValue === null
            ? 'Your assistant will use it from the next question.'
            : `It replaces the value from your website: ${added.siteValue}`,
        action: {
          label: 'Undo',
          onClick: () =>
            void undo(() =>
              added.siteValue === null
                ? api.delete(`${path}/${added.id}`)
                : sendFactAnswers(assistantId, { restore: [added.id] }),
            ),
        },
      })
      void refetchFacts(queries, assistantId)
    },

    async correct(before: KnownFact, change: FactChange) {
      const saved = await saveForm(editableValues(before), change, (body) =>
        api.patch<KnownFact>(`${path}/${before.id}`, body),
      )
      if (saved) await settle(saved, before, 'Fact corrected')
      else await refetchFacts(queries, assistantId)
    },

    async confirm(before: KnownFact) {
      try {
        const saved = await saveForm(editableValues(before), {}, (body) =>
          api.patch<KnownFact>(`${path}/${before.id}`, body),
        )
        if (saved) await settle(saved, before, 'Fact confirmed')
        else await refetchFacts(queries, assistantId)
      } catch (error) {
        showFailure('Couldn’t confirm the fact')(error)
      }
    },

    async useSiteValue({ id }: KnownFact) {
      await sendFactAnswers(assistantId, { restore: [id] })
      toast({ title: 'Using your website’s value' })
      void refetchFacts(queries, assistantId)
    },

    async drop(fact: KnownFact) {
      changeListed(queries, assistantId, (each) => (each.id === fact.id ? { ...each, dropped: true } : each))
      try {
        await api.delete(`${path}/${fact.id}`)
        toast({
          title: 'Fact removed',
          description: 'Your assistant won’t use it, and rescans won’t bring it back.',
        })
        await refetchFacts(queries, assistantId, { list: false })
      } catch (error) {
        showFailure('Couldn’t remove the fact')(error)
        await refetchFacts(queries, assistantId)
      }
    },

    /** An owner’s fact without a website value was deleted, so it is added again. */
    restore({ dropped: _, ...fact }: ListedFact) {
      const isGone = fact.origin === 'owner' && fact.siteValue === null
      return undo(() =>
        isGone
          ? api.post(path, { kind: fact.kind, ...editableValues(fact) })
          : sendFactAnswers(assistantId, { restore: [fact.id] }),
      )
    },
  }
}
