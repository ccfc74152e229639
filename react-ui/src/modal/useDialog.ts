'use client'
import type { DialogCode } from '../kit/HandleContext.ts'
import type { Loader } from '../kit/loader.ts'
import { useHandle } from '../kit/useHandle.ts'
import { loadDialog } from './loadDialog.ts'

/** The modal's code: only what names this hook brings it to a page. */
export const useDialog = (): Loader<DialogCode> => useHandle().dialog(loadDialog)
