import { and, asc, desc, eq, exists, isNull, like, lt, or, sql } from 'drizzle-orm';
import type { SpokenTurn } from '#domain/conversation/conversation.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '../../db/client.ts';
import { conversations, conversationTurns } from '../../db/schema/conversations.ts';

export interface ConversationRow {
  readonly id: string;
  readonly subject: string | null;
  readonly seed: number;
  readonly completedAt: Date | null;
}

/** A turn as everybody may see it; what the patient thinks of it stays in the store. */
export interface TurnRow extends SpokenTurn {
  readonly number: number;
}

export type NewTurn = Omit<typeof conversationTurns.$inferInsert, 'conversationId'>;

const columns = {
  id: conversations.id,
  subject: conversations.subject,
  seed: conversations.seed,
  completedAt: conversations.completedAt,
};

const isOf = (learnerId: string, id: string) =>
  and(eq(conversations.id, id), eq(conversations.learnerId, learnerId));

/** A conversation of this learner; undefined for an unknown id and for somebody else's alike. */
export async function findConversation(
  db: Db,
  learnerId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select(columns).from(conversations).where(isOf(learnerId, id));
  return row;
}

/** The same, locked until the transaction ends: a turn and the end of a conversation wait for each other. */
export async function lockConversation(
  tx: Db,
  learnerId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select(columns).from(conversations).where(isOf(learnerId, id)).for('update');
  return row;
}

const isAbout = (learnerId: string, subject: string) =>
  and(eq(conversations.learnerId, learnerId), eq(conversations.subject, subject));

/** The learner's latest conversation about a subject, one that is under way before a completed one, locked. */
export async function lockLatestConversation(
  tx: Db,
  learnerId: string,
  subject: string,
): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(conversations)
    .where(isAbout(learnerId, subject))
    .orderBy(sql`${conversations.completedAt} desc nulls first`, desc(conversations.startedAt))
    .limit(1)
    .for('update');
  return row;
}

/** The learner's latest conversation about a subject that has not been completed. */
export async function findOpenConversation(
  db: Db,
  learnerId: string,
  subject: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(conversations)
    .where(and(isAbout(learnerId, subject), isNull(conversations.completedAt)))
    .orderBy(desc(conversations.startedAt))
    .limit(1);
  return row;
}

/** Whether a patient said just that. Written as the index of what was said has it. */
const isSaid = (text: string) =>
  and(
    sql`${conversationTurns.role} = 'patient'`,
    sql`md5(${conversationTurns.content}) = md5(${text})`,
    eq(conversationTurns.content, text),
  );

/** As many conversations as are compared with a history that comes without an id. */
const MAX_COMPARED = 20;

export interface Said {
  readonly subject: string | null;
  readonly language: LearningLanguage;
  /** A turn of the patient. */
  readonly content: string;
}

/** The learner's conversations in which the patient said just that, those under way first, then the latest. */
export function findConversationsWith(db: Db, learnerId: string, said: Said): Promise<ConversationRow[]> {
  const { subject, language, content } = said;
  const saying = db
    .select({ number: conversationTurns.number })
    .from(conversationTurns)
    .where(and(eq(conversationTurns.conversationId, conversations.id), isSaid(content)));
  const about = subject === null ? isNull(conversations.subject) : eq(conversations.subject, subject);
  return db
    .select(columns)
    .from(conversations)
    .where(
      and(
        eq(conversations.learnerId, learnerId),
        about,
        eq(conversations.language, language),
        exists(saying),
      ),
    )
    .orderBy(sql`${conversations.completedAt} desc nulls first`, desc(conversations.startedAt))
    .limit(MAX_COMPARED);
}

export function turnsOf(db: Db, conversationId: string): Promise<TurnRow[]> {
  return db
    .select({
      number: conversationTurns.number,
      role: conversationTurns.role,
      content: conversationTurns.content,
    })
    .from(conversationTurns)
    .where(eq(conversationTurns.conversationId, conversationId))
    .orderBy(asc(conversationTurns.number));
}

/** No conversation has a turn of this number. */
const NO_END = 2 ** 31 - 1;

/** What the patient left with its latest turn before a number, for itself alone; null before its first. */
export async function patientStateOf(db: Db, conversationId: string, before = NO_END): Promise<unknown> {
  const [row] = await db
    .select({ state: conversationTurns.state })
    .from(conversationTurns)
    .where(
      and(
        eq(conversationTurns.conversationId, conversationId),
        eq(conversationTurns.role, 'patient'),
        lt(conversationTurns.number, before),
      ),
    )
    .orderBy(desc(conversationTurns.number))
    .limit(1);
  return row?.state ?? null;
}

/** How many turns of the learner's own a conversation has. */
export async function countDoctorTurns(db: Db, conversationId: string): Promise<number> {
  return db.$count(
    conversationTurns,
    and(eq(conversationTurns.conversationId, conversationId), eq(conversationTurns.role, 'doctor')),
  );
}

export type NewConversation = Omit<typeof conversations.$inferInsert, 'id' | 'completedAt'>;

export async function insertConversation(tx: Db, conversation: NewConversation): Promise<string> {
  const [row] = await tx.insert(conversations).values(conversation).returning({ id: conversations.id });
  return row!.id;
}

/** Whether the turns could be taken: false when another call has taken one of their numbers. */
export async function insertTurns(
  tx: Db,
  conversationId: string,
  turns: readonly NewTurn[],
): Promise<boolean> {
  const rows = await tx
    .insert(conversationTurns)
    .values(turns.map((turn) => ({ ...turn, conversationId })))
    .onConflictDoNothing()
    .returning({ number: conversationTurns.number });
  return rows.length === turns.length;
}

/** Whether this call has completed the conversation: false when another one has. */
export async function closeConversation(tx: Db, id: string, now: Date): Promise<boolean> {
  const closed = await tx
    .update(conversations)
    .set({ completedAt: now })
    .where(and(eq(conversations.id, id), isNull(conversations.completedAt)))
    .returning({ id: conversations.id });
  return closed.length === 1;
}

/** Begins the subject of a role-play's conversation: the id of its attempt follows. */
export const ROLE_PLAY = 'role-play:';

/**
 * What is authored of what a patient of this learner's said, with its translations, and all that was said in her
 * role-plays, which is in their price; undefined when nobody said just that.
 */
export async function findPatientTurn(
  db: Db,
  learnerId: string,
  { language, text }: { readonly language: LearningLanguage; readonly text: string },
) {
  const [row] = await db
    .select({ translations: conversationTurns.translations })
    .from(conversations)
    .innerJoin(conversationTurns, eq(conversationTurns.conversationId, conversations.id))
    .where(
      and(
        eq(conversations.learnerId, learnerId),
        eq(conversations.language, language),
        isSaid(text),
        or(sql`${conversationTurns.units} is not null`, like(conversations.subject, `${ROLE_PLAY}%`)),
      ),
    )
    .limit(1);
  return row;
}
