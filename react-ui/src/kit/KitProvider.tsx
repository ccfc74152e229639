'use client'
import type { Kit } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { WordsContext } from '../locales/WordsContext.ts'
import type { Language } from '../locales/words.ts'
import { createHandle, HandleContext } from './HandleContext.ts'

export type KitProviderProps = {
  kit: Kit
  /** The language of everything drawn; English when left out. */
  words?: Language | undefined
  /** For pages whose policy asks style elements for one. */
  nonce?: string | undefined
  /** Where the modal is put; the page's body when left out. */
  container?: HTMLElement | null | undefined
  children?: ReactNode
}

/** Hands a kit on to what is inside. Makes nothing and starts nothing; several on one page stay apart. */
export function KitProvider({ kit, words, nonce, container = null, children }: KitProviderProps) {
  const handle = useMemo(
    () => createHandle(kit, null, { nonce, container }),
    [kit, nonce, container],
  )
  return (
    <HandleContext.Provider value={handle}>
      <WordsContext.Provider value={words ?? null}>{children}</WordsContext.Provider>
    </HandleContext.Provider>
  )
}
