'use client'
import type { CheckedNamespace, KitState, Namespace } from '@latchkit/core'
import { connectorGroups, shallowEqual } from '@latchkit/core/internal'
import { type WalletRows, walletList } from '@latchkit/core/utils'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCode } from '../kit/useCode.ts'
import { useKitState } from '../kit/useKitState.ts'
import type { createArrangement } from './arrangeRows.ts'
import { recentFirst } from './recent-first.ts'
import { useLoadKit } from './useLoadKit.ts'

const selectParts = ({ config, connections, directory, network, modal }: KitState) => ({
  config,
  connections,
  directory,
  network,
  modal,
})

/** Rows may move for this time in ms after mounting, which is too short to aim at one. */
const arrangementTime = 1_000

const importArrangeRows = () => import('./arrangeRows.ts')

/**
 * The wallets to choose from, grouped and in display order: recent wallets first, unless the page
 * sets `connectorTypeOrder`. Default: the wallets that the modal offers. Loads the kit, which starts
 * wallet discovery. A wallet that announces itself later than 1 s after mounting is added below the
 * others.
 */
export function useWallets<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): readonly WalletRows[] {
  useLoadKit()
  const parts = useKitState(selectParts, shallowEqual)
  const [isArranged, setIsArranged] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsArranged(true), arrangementTime)
    return () => clearTimeout(timer)
  }, [])
  // Without this code, as on an offline page, late wallets join their groups.
  const { code } = useCode(importArrangeRows, isArranged)
  const arrangement = useRef<ReturnType<typeof createArrangement> | null>(null)
  if (isArranged && code !== null) arrangement.current ??= code.createArrangement()
  const arrange = arrangement.current
  const rows = useMemo(() => {
    const groups = walletList(namespace === undefined ? parts : { ...parts, modal: { namespace } })
    const { connectorTypeOrder } = parts.config.features
    return shallowEqual(connectorTypeOrder, connectorGroups) ? recentFirst(groups) : groups
  }, [parts, namespace])
  // `offline` counts as `failed`: the lists are the same.
  const { status, problem } = parts.directory
  const list = `${namespace ?? parts.modal.namespace} ${problem === null ? status : 'failed'}`
  return useMemo(() => arrange?.(rows, list) ?? rows, [arrange, rows, list])
}
