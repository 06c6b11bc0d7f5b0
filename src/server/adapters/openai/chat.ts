import type OpenAI from 'openai';
import { z } from 'zod';
import type { ProviderCalls } from '../provider/calls.ts';
import { ProviderFault, unusable } from '../provider/faults.ts';
import { readJson } from './client.ts';

/** As much of a chat completion as is read. */
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatQuestion<Shape extends z.ZodObject> {
  readonly messages: readonly ChatMessage[];
  /** 0 for an answer that should not change; not sent where it is left out. */
  readonly temperature?: number;
  /** A name for the answer's shape, and the shape: all of it required. */
  readonly name: string;
  readonly shape: Shape;
}

export interface ChatModel {
  readonly client: OpenAI;
  readonly model: string;
  readonly calls: ProviderCalls;
}

/**
 * Asks a chat model for an answer of a shape, and judges it with `judge`, which may throw `unusable`. A refusal, a
 * cut-off answer and one of another shape are unusable. Some servers refuse a temperature, a seed or either name of
 * the token limit: no limit and no seed are sent, and a question whose temperature is refused is asked without it.
 * Errors: SRV_002.
 */
export async function askChat<Shape extends z.ZodObject, Answer>(
  model: ChatModel,
  question: ChatQuestion<Shape>,
  judge: (answer: z.infer<Shape>) => Answer,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await ask(model, question, judge, signal);
  } catch (error) {
    if (!isTemperatureRefused(error)) throw error;
    const { temperature: _, ...plain } = question;
    return await ask(model, plain, judge, signal);
  }
}

function isTemperatureRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof ProviderFault && cause.outcome === 'rejected' && cause.param === 'temperature';
}

function ask<Shape extends z.ZodObject, Answer>(
  { client, model, calls }: ChatModel,
  { messages, name, shape, temperature }: ChatQuestion<Shape>,
  judge: (answer: z.infer<Shape>) => Answer,
  signal: AbortSignal,
): Promise<Answer> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape);
  return calls.run(
    (limit) =>
      client.chat.completions
        .create(
          {
            model,
            ...(temperature !== undefined && { temperature }),
            messages: messages.map((message) => ({ ...message })),
            response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
          },
          { signal: limit },
        )
        .asResponse(),
    async (response) => judge(parseAnswer(await readJson(response), shape)),
    signal,
  );
}

function parseAnswer<Shape extends z.ZodObject>(completion: unknown, shape: Shape): z.infer<Shape> {
  const parsed = completionSchema.safeParse(completion);
  if (!parsed.success) throw new ProviderFault('malformed', 'no chat completion');
  const { finish_reason: end, message } = parsed.data.choices[0]!;
  if (message.refusal) throw unusable('refused');
  if (end === 'length' || end === 'content_filter') throw unusable(`cut off by ${end}`);
  const answer = shape.safeParse(parseJson(message.content ?? ''));
  if (!answer.success) throw unusable('another shape');
  return answer.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unusable('no JSON');
  }
}
