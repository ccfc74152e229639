'use client'
import { useContext } from 'react'
import { enApprove } from './en-approve.ts'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

export type ApproveTexts = SharedTexts & { approve: typeof enApprove }

const english: ApproveTexts = { ...enShared, approve: enApprove }

/** The shared texts and those of the approval view. Only that view bundles its English texts. */
export const useApproveTexts = (): ApproveTexts => useContext(LocaleContext) ?? english
