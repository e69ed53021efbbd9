import type { Tier } from '@foyer/contract/plans'

export function planLabel(tier: Tier | 'professional') {
  if (tier === 'admin') return 'Administrator'
  if (tier === 'free') return 'Free Plan'
  return tier === 'pro' || tier === 'professional' ? 'Pro Plan' : 'Enterprise'
}
