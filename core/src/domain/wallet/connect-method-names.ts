/** The ways to connect, in their default order (decision 7). */
export const connectMethodNames = ['email', 'social', 'wallet'] as const
export type ConnectMethod = (typeof connectMethodNames)[number]
