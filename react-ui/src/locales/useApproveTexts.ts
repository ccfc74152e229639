'use client'
import { useContext } from 'react'
import { enApprove } from './en-approve.ts'
import { enShared } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

const english = { ...enShared, approve: enApprove }
export type ApproveTexts = typeof english

/** The shared texts and those of the approval view. Only that view bundles its English texts. */
export const useApproveTexts = (): ApproveTexts => useContext(LocaleContext) ?? english
