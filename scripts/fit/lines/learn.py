"""Learns which line of a case suits what was said: the upper half of the encoder, and what compares meanings.

    npm run fit:lines:gather
    python3 scripts/fit/lines/learn.py dist/lines --epochs 9
    npm run fit:lines -- --fitted dist/lines/learned
    npm run generate:meanings

Needs Python 3.11 with JAX (`pip install jax numpy`) and 4 GB; some 5 minutes an epoch on two cores. Half the labelled
talks of one case in five, by a hash of its name, and the free talks from 201 on are left out, and measured after each
epoch. `--from FOLDER` goes on from what was learned before, `--from dist/lines/shipped` from what the product has.
"""

import argparse
import json
import random
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from encoder import SIZE, load, lower, unit, upper

GENERAL = ("yes no ordinary dont_know agree understood thanks nod greet bye no_more hesitate give_back choose "
           "not_sure_yet missing").split()
KINDS = ["f", "u", "d", "h", "q", "r", "w", "c", "close", "qr"]
MOST_PIECES, MOST_ITEMS, MOST_ASKS, MOST_SAYS = 24, 96, 6, 2
ASK_SLOTS, SAY_SLOTS, QUERIES, SHARPNESS = 580, 190, 40, 12.0
NOWHERE = -1e9


class Texts:
    """The lower half's rows of every text, which stay as they are."""

    def __init__(self, numbers, pieces):
        self.place = {text: at for at, text in enumerate(pieces)}
        cut = [each[:MOST_PIECES] or [0] for each in pieces.values()]
        self.lengths = np.array([len(each) for each in cut])
        self.rows = np.zeros((len(cut), MOST_PIECES, SIZE), np.float16)
        through = jax.jit(lambda ids, mask: lower(numbers, ids, mask))
        for start in range(0, len(cut), 512):
            some = cut[start:start + 512]
            ids = np.zeros((512, MOST_PIECES), np.int32)
            for at, each in enumerate(some):
                ids[at, :len(each)] = each
            lengths = np.ones(512, int)
            lengths[:len(some)] = [len(each) for each in some]
            mask = np.arange(MOST_PIECES)[None] < lengths[:, None]
            self.rows[start:start + 512] = np.asarray(through(ids, mask))[:len(some)]

    def of(self, places):
        mask = np.arange(MOST_PIECES)[None] < self.lengths[places][:, None]
        return self.rows[places].astype(np.float32), mask


def first_numbers(encoder):
    """What is learned, as it begins: the comparison by a random plane of the meanings as they are."""
    rng = np.random.default_rng(0)
    plane = np.linalg.svd(rng.normal(size=(SIZE, 256)))[0][:, :256].astype(np.float32)
    constants = dict(t1=12, t2=6, noask=0.3, just=-1, said=-0.5, goes=0.5, gate_bias=-1)
    return {name: jnp.asarray(value, jnp.float32) for name, value in {
        **{name: value for name, value in encoder.items() if name.startswith(("l1_", "last"))},
        "ask": plane, "told": plane, "line": plane, "carried": 0 * plane, "gate": np.zeros(SIZE),
        "general": 0.01 * rng.normal(size=(len(GENERAL), SIZE)), "general_bias": np.zeros(len(GENERAL)),
        "kind": np.zeros(len(KINDS)), **constants,
    }.items()}


def scores(learned, meanings, e):
    """[query][item, then general answer] in the units of a logit."""
    clause, before = meanings[e["query"]], meanings[e["before"]] * e["has_before"][:, None]
    share = jax.nn.sigmoid(4 * clause @ learned["gate"] + learned["gate_bias"])[:, None]
    asks = unit(clause @ learned["ask"] + share * (before @ learned["ask"]))
    lines = unit(clause @ learned["told"] + share * (before @ learned["carried"]))
    like_ask = jnp.where(e["itself"], -1.0, asks @ unit(meanings[e["ask"]] @ learned["ask"]).T)
    like_line = lines @ unit(meanings[e["say"]] @ learned["line"]).T

    def nearest(likeness, slots, known):
        return jax.nn.logsumexp(jnp.where(known[None], SHARPNESS * likeness[:, slots], NOWHERE), -1) / SHARPNESS

    by_ask = jnp.where(e["has_ask"][None], nearest(like_ask, e["ask_slot"], e["ask_known"]), learned["noask"])
    by_line = nearest(like_line, e["say_slot"], e["say_known"])
    items = learned["t1"] * by_ask + learned["t2"] * by_line + learned["kind"][e["kind"]][None]
    items += learned["just"] * e["just"] + learned["said"] * e["said"] + learned["goes"] * e["goes"]
    general = 8 * clause @ learned["general"].T + learned["general_bias"]
    return jnp.concatenate([jnp.where(e["is_item"][None], items, NOWHERE), general], 1)


def loss(learned, rows, mask, e):
    """That what fits is chosen, and comes before what was named as not fitting."""
    all_scores = scores(learned, upper(learned, rows, mask), e)
    fitting = jax.nn.logsumexp(jnp.where(e["gold"], all_scores, NOWHERE), -1)
    wrong = jax.nn.logsumexp(jnp.where(e["not"], all_scores, NOWHERE), -1)
    chosen = jax.nn.logsumexp(all_scores, -1) - fitting
    return (chosen * e["weight"]).sum() / e["weight"].sum() + 0.3 * jax.nn.softplus(wrong - fitting).mean()


def queries_of(part, kind, topics, rnd):
    """(text, before, gold, not, weight, said, said just now) of ways of asking, of topics, or of labelled talks."""
    items = part["items"]
    if kind == "asks":
        return [(rnd.choice(items[code]["asks"]), None, {code}, set(), 1.0, set(), set())
                for code in items if code[0] in "df" and items[code]["asks"]]
    if kind == "topics":
        own = {}
        for code, item in items.items():
            if item.get("topic") in topics:
                own.setdefault(item["topic"], set()).add(code)
        found = [(rnd.choice(topics[topic]), None, codes, set(), 0.6, set(), set()) for topic, codes in own.items()]
        absent = [topic for topic in topics if topic.startswith("symptom.") and topic not in own]
        found += [(rnd.choice(topics[topic]), None, {"g.no"}, set(), 0.6, set(), set())
                  for topic in rnd.sample(absent, 5)]
        beside = {"g.dont_know", "g.missing", "g.ordinary"}
        return found + [(rnd.choice(topics["out_of_scope"]), None, beside, set(), 0.5, set(), set()) for _ in range(3)]
    found, talk = [], None
    for turn in part[kind]:
        if turn["talk"] != talk:
            talk, said, just, last = turn["talk"], set(), set(), part["opening"]
        before = last
        for each in turn["parts"]:
            gold = {code for code in each["reply"] if code in items or code.startswith("g.")}
            # In free talks what is general has no kind, and nobody knows what he was never given.
            if "g.any" in gold:
                gold = gold - {"g.any"} | {f"g.{name}" for name in GENERAL if name not in ("give_back", "missing")}
            if "g.missing" in gold:
                gold |= {"g.dont_know", "g.ordinary", "g.no"}
            if gold:
                wrong = {code for code in each.get("not", []) if code in items}
                found.append((each["say"], before, gold, wrong, 1.5, set(said), set(just)))
            before = each["say"]
        just = {code for code in turn["said"] if code in items}
        said |= just
        told = [items[code]["says"][-1] for code in turn["said"] if code in items and items[code]["says"]]
        last = told[-1] if told else before
    return found


def batch(texts, part, kind, topics, rnd, training):
    """A part's items and queries as arrays of fixed shapes."""
    items = dict(list(part["items"].items())[:MOST_ITEMS])
    codes = {code: at for at, code in enumerate(items)}
    width = MOST_ITEMS + len(GENERAL)
    queries = queries_of(part, kind, topics, rnd)
    if training:
        rnd.shuffle(queries)
        queries = queries[:QUERIES]
    count = QUERIES if training else -(-max(1, len(queries)) // 20) * 20
    used = {}
    put = lambda text: used.setdefault(text, len(used))
    zeros = lambda *shape, of=np.int32: np.zeros(shape, of)
    e = dict(
        query=zeros(count), before=zeros(count), has_before=zeros(count, of=np.float32),
        weight=np.full(count, 1e-6, np.float32), gold=zeros(count, width, of=bool), itself=None,
        ask=zeros(ASK_SLOTS), say=zeros(SAY_SLOTS), is_item=zeros(MOST_ITEMS, of=bool), kind=zeros(MOST_ITEMS),
        ask_slot=zeros(MOST_ITEMS, MOST_ASKS), ask_known=zeros(MOST_ITEMS, MOST_ASKS, of=bool),
        say_slot=zeros(MOST_ITEMS, MOST_SAYS), say_known=zeros(MOST_ITEMS, MOST_SAYS, of=bool),
        has_ask=zeros(MOST_ITEMS, of=bool),
        **{name: zeros(count, MOST_ITEMS, of=np.float32) for name in ("just", "said", "goes")},
    )
    e["not"] = zeros(count, width, of=bool)
    e["itself"] = zeros(count, ASK_SLOTS, of=bool)
    e["gold"][:, 0] = True
    asks, says = [], []
    for code, at in codes.items():
        item = items[code]
        e["is_item"][at], e["kind"][at] = True, KINDS.index(code.split(".")[0])
        examples = topics.get(item.get("topic"), [])
        ways = item["asks"] + (rnd.sample(examples, min(5, len(examples))) if training else examples[:MOST_ASKS])
        ways = rnd.sample(ways, min(2, len(ways))) if training else ways[:MOST_ASKS]
        e["has_ask"][at] = bool(ways)
        for slot, text in enumerate(ways):
            e["ask_slot"][at, slot], e["ask_known"][at, slot] = len(asks), True
            asks.append(put(text))
        for slot, text in enumerate(item["says"][:MOST_SAYS]):
            e["say_slot"][at, slot], e["say_known"][at, slot] = len(says), True
            says.append(put(text))
    e["ask"][:len(asks)], e["say"][:len(says)] = asks, says
    for at, (text, before, gold, wrong, weight, said, just) in enumerate(queries):
        e["query"][at] = put(text)
        e["itself"][at, :len(asks)] = [each == used[text] for each in asks]
        if before in texts.place:
            e["before"][at], e["has_before"][at] = put(before), 1
        places = [MOST_ITEMS + GENERAL.index(code[2:]) if code.startswith("g.") else codes.get(code) for code in gold]
        places = [place for place in places if place is not None]
        if not places:
            continue
        e["gold"][at], e["weight"][at] = False, weight
        e["gold"][at, places] = True
        for name, some in (("not", wrong), ("said", said), ("just", just)):
            e[name][at, [codes[code] for code in some if code in codes]] = 1
        for code, place in codes.items():
            e["goes"][at, place] = f"f.{items[code].get('of')}" in just
    places = [texts.place[text] for text in used]
    return np.array(places + [0] * (-len(places) % 64)), e


def measured(learned, texts, parts, topics, kind):
    """How often what is likeliest fits."""
    right = total = 0
    through = jax.jit(lambda learned, rows, mask, e: scores(learned, upper(learned, rows, mask), e))
    for part in parts:
        places, e = batch(texts, part, kind, topics, random.Random(5), False)
        best = np.asarray(through(learned, *texts.of(places), e)).argmax(1)
        counted = e["weight"] > 1e-3
        right += int(e["gold"][np.arange(len(best)), best][counted].sum())
        total += int(counted.sum())
    return right / max(1, total)


def learn(learned, texts, parts, topics, given):
    """Adam (Kingma and Ba 2015) with a rate that falls to nothing; what is new learns faster than the encoder."""
    slopes_of = jax.jit(jax.value_and_grad(loss))
    rates = {name: 1 if name.startswith(("l1_", "last")) else 4 if value.ndim == 2 or name == "gate" else 40
             for name, value in learned.items()}

    @jax.jit
    def step(learned, mean, square, slopes, t, rate):
        mean = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, mean, slopes)
        square = jax.tree.map(lambda a, b: 0.99 * a + 0.01 * b * b, square, slopes)
        moved = {
            name: value
            - rate * rates[name] * (mean[name] / (1 - 0.9 ** t)) / (jnp.sqrt(square[name] / (1 - 0.99 ** t)) + 1e-8)
            - (rate * 0.01 * value if name.endswith("_w") else 0)
            for name, value in learned.items()
        }
        return moved, mean, square

    mean = {name: jnp.zeros_like(value) for name, value in learned.items()}
    square, rnd, t, total = dict(mean), random.Random(0), 0, 4 * given.epochs * len(parts)
    for epoch in range(given.epochs):
        rnd.shuffle(parts)
        for part in parts:
            for kind in ("asks", "turns", "turns", "topics" if rnd.random() < 0.3 else "turns"):
                places, e = batch(texts, part, kind, topics, rnd, True)
                t += 1
                rate = given.rate * min(1, t / 40) * (1 - t / total) + 1e-6
                _, slopes = slopes_of(learned, *texts.of(places), e)
                learned, mean, square = step(learned, mean, square, slopes, t, rate)
        save(learned, topics, given.folder / "learned")
        print(epoch, {kind: round(measured(learned, texts, parts, topics, kind), 3) for kind in ("unseen", "free")})


def save(learned, topics, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in learned.items():
        np.asarray(value, np.float32).tofile(folder / f"{name}.f32")
    (folder / "shapes.json").write_text(json.dumps({name: list(value.shape) for name, value in learned.items()}))
    (folder / "topics.json").write_text(json.dumps({name: some[:MOST_ASKS] for name, some in topics.items()}))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--from", dest="start", type=Path)
    given = parser.parse_args()
    encoder = load(given.folder)
    read = json.loads((given.folder / "lines.json").read_text())
    texts = Texts(encoder, read["pieces"])
    learned = first_numbers(encoder)
    if given.start:
        learned = {name: jnp.asarray(np.fromfile(given.start / f"{name}.f32", np.float32).reshape(value.shape))
                   if (given.start / f"{name}.f32").exists() else value for name, value in learned.items()}
    learn(learned, texts, read["parts"], read["topics"], given)


if __name__ == "__main__":
    main()
