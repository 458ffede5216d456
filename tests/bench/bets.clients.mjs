/**
 * The playing half of the bets bench, in a process of its own: each sitting bets and settles, one
 * round after the other, so that the players' work does not hide the server's.
 */
process.on('message', async ({ url, sittings, seconds }) => {
  const post = async (path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const end = performance.now() + seconds * 1000;
  let rounds = 0;
  await Promise.all(
    sittings.map(async ({ session, stake }) => {
      while (performance.now() < end) {
        const { round } = await post('/play/rounds', {
          session,
          stake,
          bet: {},
          clientSeed: 'bench',
        });
        await post(`/play/rounds/${round._id}/settle`, { session });
        rounds += 1;
      }
    }),
  );
  process.send({ rounds });
});
