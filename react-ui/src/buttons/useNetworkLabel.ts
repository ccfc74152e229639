'use client'
import type { KitState } from '@latchkit/core'
import { type NetworkLabel, networkLabel } from '@latchkit/core/domain'
import { shallowEqual } from '../kit/shallowEqual.ts'
import { useKitState } from '../kit/useKitState.ts'
import type { PageWords } from '../words/en-page.ts'
import { usePageWords } from '../words/WordsContext.ts'

function labelOf({ network, accounts, config }: KitState): NetworkLabel {
  const account = network.activeNamespace === null ? undefined : accounts[network.activeNamespace]
  return networkLabel({
    name: network.active?.name ?? null,
    supported: network.supported,
    allowUnsupported: config.allowUnsupportedChain,
    connected: account?.status === 'connected',
  })
}

const texts = {
  switch: ({ titles }: PageWords) => titles.SwitchNetwork,
  unknown: ({ buttons }: PageWords) => buttons.unsupported,
  select: ({ buttons }: PageWords) => buttons.network,
}

/** What a button that leads to the networks says. */
export function useNetworkLabel(): string {
  const words = usePageWords()
  const label = useKitState<NetworkLabel>(labelOf, shallowEqual)
  return label.is === 'name' ? label.name : texts[label.is](words)
}
