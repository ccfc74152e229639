'use client'
import type { DialogModule } from '../kit/KitContext.ts'
import type { Loader } from '../kit/loader.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { lazyDialog } from './lazyDialog.ts'

/** The loader of the modal's code. Only modules that import this hook bundle that code. */
export const useDialogLoader = (): Loader<DialogModule> => useKitContext().dialogLoader(lazyDialog)
