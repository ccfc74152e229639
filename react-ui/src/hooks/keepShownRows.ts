import { keepRows } from '@latchkit/core/utils'

/** A file of its own, because the first view does not need it. */
export const keepShownRows = keepRows
