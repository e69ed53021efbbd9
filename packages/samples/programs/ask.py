"""Asks your Foyer assistant. Needs Python 3.8 or newer and no packages."""

import json
import os
import time
import urllib.error
import urllib.request

API_KEY = os.environ.get("FOYER_API_KEY", "{{API_KEY}}")
API_URL = os.environ.get("FOYER_API_URL", "{{BASE_URL}}/api/chat/{{ASSISTANT_ID}}")


class Conversation:
    """Remembers what was said, so that each question can lean on those before."""

    def __init__(self):
        self.history = []

    def ask(self, message):
        answer = send({"message": message, "conversationHistory": self.history})
        self.history += [
            {"role": "user", "content": message},
            {"role": "assistant", "content": answer["response"]},
        ]
        self.history = self.history[-20:]
        return answer


def send(body):
    request = urllib.request.Request(
        API_URL,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Authorization": f"Bearer {API_KEY}"},
    )
    for attempt in range(3):
        try:
            with urllib.request.urlopen(request, timeout=30) as reply:
                answer = json.load(reply)
                if not isinstance(answer.get("response"), str):
                    raise RuntimeError(f"{reply.status}: no answer in the reply")
                return answer
        except urllib.error.HTTPError as error:
            wait = seconds(error.headers.get("Retry-After"))
            if error.code == 429 and attempt < 2 and wait <= 15:
                time.sleep(wait)
                continue
            raise RuntimeError(f"{error.code}: {reason(error)}") from error


def seconds(retry_after):
    try:
        return max(0.0, float(retry_after))
    except (TypeError, ValueError):
        return 2.0


def reason(error):
    try:
        return json.load(error)["message"]
    except (ValueError, KeyError, TypeError):
        return error.reason


if __name__ == "__main__":
    answer = Conversation().ask("What can you help me with?")
    print(answer["response"])
    for source in answer["sources"]:
        print(f"- {source['title']}: {source['url']}")
