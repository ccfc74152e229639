'use client'
import { useContext } from 'react'
import { enCore } from './en-core.ts'
import { LocaleContext } from './LocaleContext.ts'
import type { CoreTexts } from './load-locale.ts'

/** Texts of the modal frame and its first view, in the active locale. */
export const useCoreTexts = (): CoreTexts => useContext(LocaleContext) ?? enCore
