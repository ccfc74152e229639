import { truncate } from './text.ts'

/** The address for rows and buttons: 4 leading and 6 trailing characters (decision 17). */
export function shortAddress(address: string): string {
  return truncate(address, 4, 6, 'middle', '…')
}
