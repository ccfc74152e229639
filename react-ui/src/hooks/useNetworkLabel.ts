'use client'
import type { CheckedNamespace, KitState, Namespace } from '@latchkit/core'
import {
  accountOf,
  type NetworkLabel,
  networkLabel,
  networkOf,
  shallowEqual,
} from '@latchkit/core/internal'
import { useCallback } from 'react'
import { useKitState } from '../kit/useKitState.ts'
import { type ButtonTexts, enButtons } from '../locales/en-buttons.ts'
import { useTexts } from '../locales/useTexts.ts'

function labelOf(state: KitState, namespace: Namespace | undefined): NetworkLabel {
  const { active, supported } = networkOf(state.network, namespace)
  return networkLabel({
    name: active?.name ?? null,
    supported,
    allowUnsupported: state.config.allowUnsupportedChain,
    connected: accountOf(state, namespace)?.status === 'connected',
  })
}

const labelTexts = {
  switch: ({ buttons }: ButtonTexts) => buttons.switchNetwork,
  unknown: ({ buttons }: ButtonTexts) => buttons.unsupported,
  select: ({ buttons }: ButtonTexts) => buttons.network,
}

/** The label of buttons that open the list of networks. */
export function useNetworkLabel<N extends Namespace>(namespace?: CheckedNamespace<N>): string {
  const texts = useTexts(enButtons)
  const label = useKitState<NetworkLabel>(
    useCallback((state: KitState) => labelOf(state, namespace), [namespace]),
    shallowEqual,
  )
  return label.is === 'name' ? label.name : labelTexts[label.is](texts)
}
