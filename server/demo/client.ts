import type { FastifyInstance } from 'fastify';

/** Asks the platform as a client does; throws what it refuses. */
export type Post = <Answer>(path: string, body: object, token?: string) => Promise<Answer>;

export const clientOf =
  (app: FastifyInstance): Post =>
  async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
    const response = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    });
    if (response.statusCode !== 200) throw new Error(`demo: ${path} ${response.body}`);
    return response.json<Answer>();
  };
