def split_message(text, limit=MESSAGE_LIMIT):
    """Cut a long answer into messages that fit: between lines or words where there are
    any, never inside an emoji, and a code block goes on as one in the next message."""
    messages = []
    fence = ""  # the line that opened the code block we are in
    while text:
        head = f"{fence}\n" if fence else ""
        if length(head + text) <= limit:
            messages.append(head + text)
            break
        piece, text = cut(text, limit - length(head) - len("\n```"))
        fence = fence_after(fence, piece)
        if piece.strip():
            messages.append(head + piece + ("\n```" if fence else ""))
        if fence and text.split("\n", 1)[0].rstrip() == "```":
            # The block ends here anyway: no empty one in the next message.
            text = text[len("```") :].lstrip(" \t")[1:]
            fence = ""
    return messages


def length(text):
    """As Discord and Telegram count: most emoji are two characters."""
    return len(text.encode("utf-16-le")) // 2


def cut(text, room):
    end = 0
    for char in text:
        room -= 2 if ord(char) > 0xFFFF else 1
        if room < 0:
            break
        end += 1
    for separator in ("\n", " "):
        at = text.rfind(separator, end // 2, end + 1)
        if at > 0:
            return text[:at], text[at + 1 :]
    safe = end
    while safe > 1 and not can_cut(text, safe):
        safe -= 1
    if safe <= 1:
        safe = end
    return text[:safe], text[safe:]


def can_cut(text, at):
    before, after = text[at - 1], text[at : at + 1]
    if not after:
        return True
    joins = "\u200d\ufe0e\ufe0f\u20e3"  # what glues emoji together
    if before == "\u200d" or after in joins or unicodedata.combining(after):
        return False
    if "\U0001f3fb" <= after <= "\U0001f3ff" or "\U000e0020" <= after <= "\U000e007f":
        return False
    if is_flag_letter(before) and is_flag_letter(after):
        run = 0  # flags are pairs of letters: only between two pairs
        while at - 1 - run >= 0 and is_flag_letter(text[at - 1 - run]):
            run += 1
        return run % 2 == 0
    return not (before == "`" and after == "`")


def is_flag_letter(char):
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def fence_after(fence, piece):
    for line in piece.split("\n"):
        if line.count("```") % 2 == 1:
            fence = "" if fence else line[line.index("```") :].strip()[:60]
    return fence
