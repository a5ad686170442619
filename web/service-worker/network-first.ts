const patienceMs = 3_000;

/** The network's answer, or the cached one if the network is down, slow or returns a server error. */
export async function networkFirst(
  ask: () => Promise<Response>,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = ask();
  const quick = await Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  if (quick && quick.status < 500) return quick;
  return (await findKept()) ?? answer;
}
