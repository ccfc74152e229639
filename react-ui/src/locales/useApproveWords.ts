'use client'
import { useContext } from 'react'
import { enApprove } from './en-approve.ts'
import { enShared, type SharedWords } from './en-shared.ts'
import { WordsContext } from './WordsContext.ts'

export type ApproveWords = SharedWords & { approve: typeof enApprove }

const english: ApproveWords = { ...enShared, approve: enApprove }

/** What a request to approve needs said beside what all views share; its English comes with its view only. */
export const useApproveWords = (): ApproveWords => useContext(WordsContext) ?? english
