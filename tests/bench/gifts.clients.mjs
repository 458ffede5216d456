/**
 * The giving half of the gifts bench, in a process of its own: each giver sends a coin after the
 * other, then opens as many as were sent to them, so that the players' work does not hide the
 * server's.
 */
process.on('message', async ({ url, givers, seconds }) => {
  const post = async (token, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const during = async (turn) => {
    const end = performance.now() + seconds * 1000;
    let done = 0;
    const began = performance.now();
    await Promise.all(
      givers.map(async (giver) => {
        while (performance.now() < end && (await turn(giver))) done += 1;
      }),
    );
    return { done, in: (performance.now() - began) / 1000 };
  };
  const boxes = new Map(givers.map(({ friend }) => [friend, []]));
  const sent = await during(async ({ token, friend }) => {
    const order = { friends: [friend], coins: 1, box: 'ruby', tape: 'mint' };
    const { items } = await post(token, '/gifts/send', order);
    boxes.get(friend).push(items[0]._id);
    return true;
  });
  const owners = new Map(
    givers.map(({ token }, n) => [token, givers[n % 2 === 0 ? n + 1 : n - 1].friend]),
  );
  const opened = await during(async ({ token }) => {
    const _id = boxes.get(owners.get(token))?.pop();
    if (_id !== undefined) await post(token, '/gifts/accept', { _id });
    return _id !== undefined;
  });
  process.send({ sent: sent.done, opened: opened.done, openedIn: opened.in });
});
