'use client'
import { useContext } from 'react'
import { enRemote } from './en-remote.ts'
import { enShared, type SharedWords } from './en-shared.ts'
import { WordsContext } from './WordsContext.ts'

export type RemoteWords = SharedWords & { remote: typeof enRemote }

const english: RemoteWords = { ...enShared, remote: enRemote }

/** What wallets elsewhere need said beside what all views share; its English comes with their views only. */
export const useRemoteWords = (): RemoteWords => useContext(WordsContext) ?? english
