'use client'
import type { KitState, Namespace } from '@latchkit/core'
import { lazy, shallowEqual } from '@latchkit/core/internal'
import { type WalletRows, walletList } from '@latchkit/core/utils'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useKitState } from '../kit/useKitState.ts'
import { useLoadKit } from './useLoadKit.ts'

const selectParts = ({ config, connections, directory, network, modal }: KitState) => ({
  config,
  connections,
  directory,
  network,
  modal,
})

/** ms in which discovery may still arrange the rows: too short to aim at one of them. */
const arrangementTime = 1_000

const loadKeep = lazy(() => import('./keepShownRows.ts'))

/**
 * The wallets to choose from, grouped and in display order. Default: the wallets that the modal
 * offers. Loads the kit, which starts wallet discovery. A wallet that announces itself later than
 * 1 s after mounting is added below and moves no row.
 */
export function useWallets(namespace?: Namespace): readonly WalletRows[] {
  useLoadKit()
  const parts = useKitState(selectParts, shallowEqual)
  const rows = useMemo(
    () => walletList(namespace === undefined ? parts : { ...parts, modal: { namespace } }),
    [parts, namespace],
  )
  return useKeptRows(rows, `${namespace ?? parts.modal.namespace} ${parts.directory.status}`)
}

type Keep = typeof import('./keepShownRows.ts').keepShownRows

/** Keeps the places of the rows after `arrangementTime`, until `list` is another one. */
function useKeptRows(rows: readonly WalletRows[], list: string): readonly WalletRows[] {
  const [keep, setKeep] = useState<Keep | null>(null)
  const shown = useRef({ rows, list })
  useEffect(() => {
    const timer = setTimeout(
      () => loadKeep().then(({ keepShownRows }) => setKeep(() => keepShownRows), console.error),
      arrangementTime,
    )
    return () => clearTimeout(timer)
  }, [])
  const keepNow = shown.current.list === list ? keep : null
  const kept = useMemo(() => keepNow?.(shown.current.rows, rows) ?? rows, [keepNow, rows])
  useEffect(() => {
    shown.current = { rows: kept, list }
  }, [kept, list])
  return kept
}
