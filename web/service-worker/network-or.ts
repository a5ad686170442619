const patienceMs = 3_000;

/** What the network answers, or what is kept, if the network is dead, slow or has nothing but a server's failure. */
export async function networkOr(
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
