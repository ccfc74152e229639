'use client'
import { useContext } from 'react'
import { type ButtonTexts, enButtons } from './en-buttons.ts'
import { LocaleContext } from './LocaleContext.ts'

/**
 * Texts of the page's buttons and of the message shown if the modal does not load, in the active
 * locale. They load before the modal.
 */
export const useButtonTexts = (): ButtonTexts => useContext(LocaleContext) ?? enButtons
