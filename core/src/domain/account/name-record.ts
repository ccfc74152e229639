/**
 * The name and avatar that a service has for an address. Anyone can claim any name: they are shown
 * only as the `Identity` that a look-up of the name confirms (fault V11).
 */
export type ClaimedIdentity = { claimedName: string | null; claimedAvatar: string | null }

/** A record of the name service. */
export type NameRecord = {
  name: string
  /** By SLIP-44 coin type (`60` is Ether). The addresses are not checked. */
  addresses: Readonly<Record<string, string>>
  avatar: string | null
}
