/** The version of the protocol that the page speaks. */
const version = 4

/**
 * The URL of the frame with its query. The network is a CAIP-2 id, whose characters need no encoding:
 * the hosted frame reads it as it is. No secret is part of the URL (rule R3).
 */
export const frameUrl = (
  url: string,
  {
    projectId,
    chainId,
    enableLogger,
  }: { projectId: string; chainId(): string; enableLogger: boolean },
): string =>
  `${url}?projectId=${encodeURIComponent(projectId)}&chainId=${chainId()}&version=${version}&enableLogger=${enableLogger}`
